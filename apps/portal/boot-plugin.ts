import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { wordedTags } from '../../scripts/vite-words.mjs';

const ENTRY = fileURLToPath(new URL('./src/boot.ts', import.meta.url));
const WORDS = '\0virtual:words/';

/** Serves /boot.js: theme, language and direction are set before the first paint, with no inline script. */
export function bootScript(): Plugin {
  return {
    name: 'baize-boot',
    apply: (_, { command, isSsrBuild }) => command === 'serve' || !isSsrBuild,
    configureServer(server) {
      server.middlewares.use('/boot.js', (_, response, next) => {
        response.setHeader('content-type', 'text/javascript');
        const noFiles = Object.fromEntries(wordedTags.map((tag) => [tag, '']));
        bundleBoot(noFiles).then((script) => response.end(script), next);
      });
    },
    async generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && isFirstWords(file.facadeModuleId)
          ? [[file.facadeModuleId.slice(WORDS.length), `/${file.fileName}`]]
          : [],
      );
      const source = await bundleBoot(Object.fromEntries(files));
      this.emitFile({ type: 'asset', fileName: 'boot.js', source });
    },
  };
}

/** The words of the first view have the name of a language, those of one domain that of both. */
function isFirstWords(id: string | null): id is string {
  return id?.startsWith(WORDS) === true && !id.slice(WORDS.length).includes('/');
}

/** Before the first paint a language is chosen, not named: the names come with the application. */
const withoutNames: Plugin = {
  name: 'baize-boot-languages',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/contract/src/languages.ts')
      ? { code: code.replace(/, name: '[^']*'/g, ''), map: null }
      : undefined,
};

async function bundleBoot(wordFiles: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutNames],
    define: { __WORD_FILES__: JSON.stringify(wordFiles) },
    build: {
      write: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'boot' },
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The boot script was not built');
  return output.output[0].code;
}
