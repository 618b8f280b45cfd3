import { findNumber } from './find-number.ts';
import type { BotChallenge } from './solve-challenge.ts';

self.onmessage = ({ data }: MessageEvent<BotChallenge>) => self.postMessage(findNumber(data));
