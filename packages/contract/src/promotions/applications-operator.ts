import { z } from 'zod/mini';
import { amount, call, idText, instant, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';

export const applicationStates = ['APPLYING', 'ISSUED', 'REJECTED'] as const;

export const listApplications = call({
  method: 'GET',
  path: '/ops/promotions/applications',
  audience: 'operator',
  right: 'promotions.read',
  class: 'read',
  summary: 'Applications of members, the oldest that waits first.',
  input: z.object({
    state: z._default(z.enum(applicationStates), 'APPLYING'),
    campaignId: z.optional(idText),
    page: z._default(whole(1, 1_000_000), 1),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: pageOf(
    z.object({
      id: z.string(),
      campaignId: z.string(),
      title: z.string(),
      memberId: z.int(),
      username: z.string(),
      state: z.enum(applicationStates),
      remark: z.string(),
      fileIds: z.array(z.string()),
      /** What an approval gives as things stand; what was given once decided. */
      money: amount,
      points: amount,
      reason: z.string(),
      at: instant,
      decidedAt: z.nullable(instant),
      decidedBy: z.nullable(z.string()),
    }),
  ),
});

export const decideApplication = call({
  method: 'POST',
  path: '/ops/promotions/applications/:id/decide',
  audience: 'operator',
  right: 'promotions.review',
  class: 'money',
  summary:
    'Approves an application, which gives what the campaign says, or rejects it with a reason.',
  input: z.object({ id: idText, isApproved: z.boolean(), reason: z._default(text(300), '') }),
  value: z.null(),
});

export const showPicture = call({
  method: 'GET',
  path: '/ops/promotions/applications/:id/pictures/:fileId',
  audience: 'operator',
  right: 'promotions.review',
  class: 'read',
  answer: 'file',
  summary: 'A picture that an application names; each view is on record.',
  input: z.object({ id: idText, fileId: idText }),
  value: z.unknown(),
});
