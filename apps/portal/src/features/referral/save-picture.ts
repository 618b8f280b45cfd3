/** Twice as fine as it is drawn: it is looked at on telephones. */
const SCALE = 2;
// Some browsers begin to read only after the click has been answered.
const REVOKE_MS = 1_000;

type Picture = { name: string; width: number; height: number };

/** Saves a drawing as a picture that every messenger shows. */
export async function savePicture(
  drawing: SVGSVGElement | null,
  { name, width, height }: Picture,
): Promise<void> {
  if (!drawing) return;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width * SCALE));
  copy.setAttribute('height', String(height * SCALE));
  const source = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
}
