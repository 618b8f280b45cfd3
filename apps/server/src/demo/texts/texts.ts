import { completeLanguages } from '@baize/i18n';
import ar from './ar.json' with { type: 'json' };
import bn from './bn.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fa from './fa.json' with { type: 'json' };
import fil from './fil.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import kk from './kk.json' with { type: 'json' };
import km from './km.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import lo from './lo.json' with { type: 'json' };
import mn from './mn.json' with { type: 'json' };
import ms from './ms.json' with { type: 'json' };
import my from './my.json' with { type: 'json' };
import ne from './ne.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import ptBR from './pt-BR.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import si from './si.json' with { type: 'json' };
import sw from './sw.json' with { type: 'json' };
import ta from './ta.json' with { type: 'json' };
import te from './te.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };
import ur from './ur.json' with { type: 'json' };
import uz from './uz.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

type Spoken = (typeof completeLanguages)[number];

/** All that the demo says in its own words: where a language is missing, nothing compiles. */
const written: Record<Spoken, Readonly<Record<string, string>>> = {
  EN: en,
  TW: zhHant,
  CN: zhHans,
  JA: ja,
  KO: ko,
  TH: th,
  VI: vi,
  TY: fil,
  ID: id,
  MS: ms,
  HI: hi,
  BN: bn,
  UR: ur,
  TA: ta,
  TE: te,
  NE: ne,
  SI: si,
  MY: my,
  KM: km,
  LO: lo,
  MN: mn,
  ES: es,
  PT: ptBR,
  FR: fr,
  DE: de,
  IT: it,
  PL: pl,
  RU: ru,
  UK: uk,
  TR: tr,
  AR: ar,
  FA: fa,
  KK: kk,
  UZ: uz,
  SW: sw,
};

/** The parts of one text in every language that is spoken whole; a part that nobody wrote is empty. */
export function textsOf<Part extends string>(
  name: string,
  parts: readonly Part[],
): Record<Spoken, Record<Part, string>> {
  if (!(`${name}.${parts[0]}` in en)) throw new Error(`The demo has no text named ${name}`);
  const inLanguage = (language: Spoken) =>
    Object.fromEntries(parts.map((part) => [part, written[language][`${name}.${part}`] ?? '']));
  return Object.fromEntries(
    completeLanguages.map((language) => [language, inLanguage(language)]),
  ) as Record<Spoken, Record<Part, string>>;
}
