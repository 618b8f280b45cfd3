import { messagingConsent } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { followLink } from './follow-link.ts';

export function linkRoutes(app: FastifyInstance, house: House): void {
  serve(app, messagingConsent.followLink, ({ code }) => followLink(house, code));
}
