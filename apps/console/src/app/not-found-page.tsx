import { NothingHere } from '../shared/parts/one-page.tsx';

export function NotFoundPage() {
  return (
    <NothingHere
      title="console.notFound.title"
      text="console.notFound.text"
      back={{ to: '/', label: 'console.refused.back' }}
    />
  );
}
