import { StatePage } from '../../shared/state-page.tsx';
import { useText } from '../../shared/use-text.ts';
import { Hero } from './hero.tsx';
import { ReachSection } from './reach-section.tsx';

export function HomePage() {
  const text = useText();
  return (
    <div className="space-y-4 md:space-y-5">
      <Hero />
      <div className="grid gap-4 md:gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <StatePage
          state="empty"
          level={2}
          className="justify-center"
          title={text('home.games.title')}
          text={text('home.games.text')}
        />
        <ReachSection />
      </div>
    </div>
  );
}
