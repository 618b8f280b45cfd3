export type FileLimits = {
  /** Kinds as MIME types: "image/png", or "image/*". */
  types: readonly string[];
  maxBytes: number;
  maxCount: number;
};

export type FileRefusal = {
  code: 'FILE_TYPE' | 'FILE_SIZE' | 'FILE_EMPTY' | 'FILE_COUNT';
  name: string;
};

/** Parts the files one may add from those one may not, each with the reason as a code. */
export function sortFiles(added: readonly File[], limits: FileLimits, alreadyHeld = 0) {
  const accepted: File[] = [];
  const refused: FileRefusal[] = [];
  for (const file of added) {
    const isFull = alreadyHeld + accepted.length >= limits.maxCount;
    const code = refusalOf(file, limits) ?? (isFull ? 'FILE_COUNT' : null);
    if (code) refused.push({ code, name: file.name });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function refusalOf(file: File, { types, maxBytes }: FileLimits): FileRefusal['code'] | null {
  if (!types.some((type) => isOfType(file, type))) return 'FILE_TYPE';
  if (file.size === 0) return 'FILE_EMPTY';
  return file.size > maxBytes ? 'FILE_SIZE' : null;
}

function isOfType(file: File, type: string): boolean {
  return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type;
}
