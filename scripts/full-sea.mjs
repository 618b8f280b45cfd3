/**
 * Holds the number of fish at a sea, between the house and a page. A sea is so many lanes, and each always holds
 * one fish: some of them what the house tells of, with more made up where it tells of none; of what the house
 * tells beyond its lanes nothing is heard. The gunner's sight chooses the dearest, so what is made up is cheap:
 * a hit on a fish that the house does not know would fly on for ever.
 */
export function holdFish({ count, houseLanes }) {
  const KINDS = ['anchovy', 'clownfish', 'tang'];
  const FIRST_ID = 900_000_000;
  const SLOT_MS = 2_000;
  /** The house tells of the next slot when it begins, or a little later. */
  const AHEAD_MS = SLOT_MS + 700;
  const lanes = Array.from({ length: count }, () => ({ until: 0, booked: [] }));
  let made = 0;
  let slotAt = 0;

  const leavesAt = ({ entersAt, staysMs }) => entersAt + staysMs;

  /** It begins in sight, and swims a third of the sea. */
  function makeUp(entersAt, until) {
    const n = made++;
    const [x, y] = [150 + ((n * 373) % 1_300), 100 + ((n * 211) % 700)];
    const far = x + (n % 2 === 0 ? 500 : -500);
    return {
      id: FIRST_ID + n,
      species: KINDS[n % KINDS.length],
      entersAt,
      staysMs: until - entersAt,
      path: [x, y, x, y - 60, far, y + 60, far, y],
      swayWidth: 12,
      swayMs: 2_000 + (n % 10) * 100,
    };
  }

  function book(lane, fish) {
    lane.booked.push(fish);
    lane.until = leavesAt(fish);
    return fish;
  }

  const fill = (lane, until) => (until > lane.until ? [book(lane, makeUp(lane.until, until))] : []);

  /** What the page hears instead of what the house told at an instant of the sea's clock. */
  function admit(told, now) {
    const heard = [];
    for (const fish of told.toSorted((a, b) => a.entersAt - b.entersAt)) {
      const from = Math.max(fish.entersAt, now);
      const lane = lanes.slice(0, houseLanes).find(({ until }) => until <= from);
      if (lane) heard.push(...fill(lane, fish.entersAt), book(lane, fish));
    }
    for (const [n, lane] of lanes.entries()) {
      lane.booked = lane.booked.filter((fish) => leavesAt(fish) > now);
      if (lane.until >= now + AHEAD_MS) continue;
      const longer = n < houseLanes ? 0 : 6_000 + (n % 7) * 1_000;
      heard.push(...fill(lane, now + AHEAD_MS + longer));
    }
    return heard;
  }

  /** Whoever was caught is followed at once. */
  function replace(gone) {
    return lanes.flatMap((lane) => {
      const at = lane.booked.findIndex(({ id }) => gone.has(id));
      if (at < 0) return [];
      const next = makeUp(slotAt, leavesAt(lane.booked[at]));
      lane.booked[at] = next;
      return [next];
    });
  }

  /** The whole sea, as whoever comes is told it. */
  function fillSea(sea) {
    const stood = sea.freezes.reduce((sum, { forMs }) => sum + forMs, 0);
    slotAt = sea.now - sea.openedAt - stood;
    for (const lane of lanes) Object.assign(lane, { until: slotAt, booked: [] });
    sea.fish = admit(sea.fish, slotAt);
  }

  const goneIn = (catches) => new Set(catches.flatMap(({ fishId, takes }) => [fishId, ...takes]));

  let last = { topic: '', id: 0, at: 0 };
  /** Between two messages of the house. */
  const newsOf = (fish) => ({ ...last, id: last.id + 0.5, type: 'sea', fish });

  return {
    /** What the page hears instead of one message of the house. */
    changeMessage(text) {
      const [, topic, id] = /"topic":"(sea:[^"]+)","id":(\d+)/.exec(text) ?? [];
      if (topic) last = { topic, id: Number(id), at: Date.now() };
      if (!/"(fish|caught)":\[\{/.test(text)) return [text];
      const told = JSON.parse(text);
      const sea = told.body?.value?.sea;
      if (sea) fillSea(sea);
      if (told.type === 'sea' && told.fish) {
        slotAt =
          Math.floor(Math.min(...told.fish.map(({ entersAt }) => entersAt)) / SLOT_MS) * SLOT_MS;
        told.fish = admit(told.fish, slotAt);
      }
      const results = told.body?.value?.results ?? [];
      const next = replace(goneIn(told.caught ?? results.flatMap(({ caught }) => caught)));
      const heard = [JSON.stringify(told)];
      if (next.length > 0) heard.push(JSON.stringify(newsOf(next)));
      return heard;
    },
    /** The same for an answer over HTTP that tells of a sea. */
    changesAnswer: (path) => /^\/wps\/fish\/(rooms\/[^/]+\/sit|seas\/\d+)$/.test(path),
    changeAnswer(text) {
      const body = JSON.parse(text);
      const sea = body.value?.sea ?? body.value;
      if (sea?.fish) fillSea(sea);
      return JSON.stringify(body);
    },
  };
}
