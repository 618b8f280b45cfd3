import { Gauge, type Registry } from 'prom-client';
import type { House } from '../house.ts';
import { countDetours } from './detours.ts';

/** How far each listener is behind, and what it could not handle. */
export function watchEvents(registry: Registry, house: House): void {
  new Gauge({
    name: 'event_listener_backlog',
    help: 'How many numbers a listener is behind the last event it wants.',
    labelNames: ['listener'],
    registers: [registry],
    collect() {
      for (const [listener, behind] of house.events.backlog) this.set({ listener }, behind);
    },
  });
  new Gauge({
    name: 'event_detours',
    help: 'Events set aside: parked ones wait for a person, the others for another try.',
    labelNames: ['listener', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { listener, waiting, parked } of await unlessAway(countDetours(house))) {
        this.set({ listener, state: 'parked' }, parked);
        this.set({ listener, state: 'waiting' }, waiting - parked);
      }
    },
  });
}

/** The metrics answer also while the database does not. */
function unlessAway<Row>(rows: Promise<Row[]>): Promise<Row[]> {
  return rows.catch(() => []);
}
