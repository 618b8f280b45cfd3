import { QRCodeSVG } from 'qrcode.react';

/** The address as a code that a phone's camera reads: dark on white in either theme. */
export function AppCode({ url, title }: { url: string; title: string }) {
  return (
    <QRCodeSVG
      value={url}
      title={title}
      marginSize={2}
      bgColor="#ffffff"
      fgColor="#0a1210"
      className="size-full"
    />
  );
}
