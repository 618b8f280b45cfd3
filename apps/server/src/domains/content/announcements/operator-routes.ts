import { contentAnnouncementsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { takeLongTexts } from '../long-texts.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  listAllAnnouncements,
  previewAnnouncement,
  readAnnouncement,
  removeAnnouncement,
} from './edit-announcements.ts';

export function announcementOperatorRoutes(app: FastifyInstance, house: House): void {
  takeLongTexts(app, [
    contract.createAnnouncement,
    contract.changeAnnouncement,
    contract.previewAnnouncement,
  ]);
  serve(app, contract.listAnnouncements, (wanted) => listAllAnnouncements(house, wanted));
  serve(app, contract.readAnnouncement, ({ id }) => readAnnouncement(house, id));
  serve(app, contract.createAnnouncement, (wanted, caller) =>
    createAnnouncement(house, caller, wanted),
  );
  serve(app, contract.changeAnnouncement, (change, caller) =>
    changeAnnouncement(house, caller, change),
  );
  serve(app, contract.removeAnnouncement, ({ id }, caller) =>
    removeAnnouncement(house, caller, id),
  );
  serve(app, contract.previewAnnouncement, (draft) => previewAnnouncement(house, draft));
}
