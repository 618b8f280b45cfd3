import { Avatar } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { session } from './session.ts';

const FALLBACK = '/art/avatar/01.svg';

type Props = { address: string; name: string; sizePx?: number; className?: string };

/** A drawn picture, or one's own; a picture that does not come is replaced by a drawn one. */
export function MemberAvatar({ address, ...rest }: Props) {
  const isOwn = address.startsWith('/wps/');
  const own = useQuery({
    queryKey: ['picture', address],
    queryFn: () => fetchPicture(address),
    enabled: isOwn,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const src = isOwn ? (own.isError ? FALLBACK : own.data) : address;
  return <Avatar {...rest} src={src} fallbackSrc={FALLBACK} />;
}

/** An uploaded picture is its owner's alone, so it is asked for with the token, never by a bare link. */
async function fetchPicture(address: string): Promise<string> {
  const response = await fetch(address, { headers: { authorization: session.token() ?? '' } });
  if (!response.ok) throw new Error(`No picture (${response.status})`);
  return readAsText(await response.blob());
}

function readAsText(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
