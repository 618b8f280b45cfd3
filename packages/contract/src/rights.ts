/** What an operator may be allowed to do: named beside each operators' call, granted through roles. */
export const rights = [
  'audit.read',
  'operators.read',
  'operators.edit',
  'approvals.read',
  'approvals.decide',
  'system.read',
  'system.edit',
  'members.read',
  'members.edit',
  'members.personal',
  'members.notes',
  'members.reset',
  'members.erase',
  'outbox.read',
  'ledger.read',
  'catalogue.read',
  'catalogue.edit',
  'content.read',
  'content.edit',
  'feedback.read',
  'feedback.decide',
  'chat.read',
  'chat.answer',
  'messages.send',
] as const;

export type Right = (typeof rights)[number];

/** The shipped roles: sets of rights. An operator may hold several. */
export const roles = {
  admin: [...rights],
  finance: [
    'approvals.read',
    'approvals.decide',
    'members.read',
    'members.notes',
    'ledger.read',
    'system.read',
  ],
  risk: [
    'approvals.read',
    'approvals.decide',
    'members.read',
    'members.edit',
    'members.personal',
    'members.notes',
    'members.reset',
    'ledger.read',
    'audit.read',
  ],
  support: [
    'members.read',
    'members.personal',
    'members.notes',
    'members.reset',
    'outbox.read',
    'system.read',
    'catalogue.read',
    'content.read',
    'feedback.read',
    'feedback.decide',
    'chat.read',
    'chat.answer',
    'messages.send',
  ],
  content: [
    'system.read',
    'system.edit',
    'catalogue.read',
    'catalogue.edit',
    'content.read',
    'content.edit',
    'messages.send',
  ],
} as const satisfies Record<string, readonly Right[]>;

export type Role = keyof typeof roles;
