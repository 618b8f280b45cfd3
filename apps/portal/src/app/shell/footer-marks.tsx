import { resourcesOf, useStatusPart } from '../../shared/brand/use-status.ts';
import { channelTarget } from '../../shared/service/channel-link.tsx';
import { isSafe } from '../../shared/service/use-channels.ts';

/** What a brand may show at the foot, each only where it is configured. */
const KINDS = ['PAYMENT', 'CERTIFICATION', 'SOCIAL', 'LICENCE'] as const;
const PICTURE = /\.(svg|png|webp|avif|jpe?g)(\?|$)/i;

/** Ways to pay, certificates, social pages and licences, as the operator lists them. */
export function FooterMarks() {
  const resources = useStatusPart(resourcesOf)!;
  const marks = KINDS.flatMap((kind) =>
    resources.filter(
      ({ resourceType, url }) => resourceType.toUpperCase().startsWith(kind) && isSafe(url),
    ),
  );
  if (marks.length === 0) return null;
  return (
    <ul className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 border-t pt-5 text-[0.8125rem] font-medium text-ink-soft">
      {marks.map(({ resourceType, labelNameEn, url }) => (
        <li key={`${resourceType} ${url}`}>
          {PICTURE.test(url) ? (
            <img src={url} alt={labelNameEn} height={28} loading="lazy" className="h-7 w-auto" />
          ) : (
            <a
              {...channelTarget(url)}
              className="flex min-h-8 items-center hover:text-ink touch:min-h-11"
            >
              {labelNameEn}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
