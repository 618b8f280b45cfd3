import {
  messagingBroadcastsOperator as contract,
  type Language,
  messagingBroadcast,
} from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { wayOf } from '../../shared/editor/language-bar.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useText } from '../../shared/use-text.ts';
import type { Content } from './broadcast-editable.ts';

type Props = { content: Content; language: Language };

/** How it reads by each of its ways. */
export function Preview({ content, language }: Props) {
  const text = useText();
  const isWhole = z.safeParse(messagingBroadcast.broadcastContent, content).success;
  const { data } = useQuery({
    ...queryOf(contract.previewBroadcast, { content, language }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });
  return (
    <FormPanel title={text('console.messaging.preview')}>
      {!data && <p className="text-ink-soft">{text('console.messaging.previewLater')}</p>}
      {data && (
        <article
          {...wayOf(data.language)}
          className="flex flex-col gap-2 rounded-card border bg-rail/40 p-4"
        >
          <h3 className="font-semibold break-words">{data.title}</h3>
          <p className="break-words whitespace-pre-wrap">{data.text}</p>
          {content.link && data.button && <p className="font-medium underline">{data.button}</p>}
        </article>
      )}
      {data && content.channels.includes('PUSH') && (
        <p className="text-[0.8125rem] text-ink-soft">{text('console.messaging.pushNote')}</p>
      )}
      {data && content.channels.includes('SMS') && (
        <div className="rounded-card border bg-rail/40 p-4">
          <p className="break-words whitespace-pre-wrap">{data.sms}</p>
          <p className="num mt-2 text-[0.8125rem] text-ink-soft">
            {text('console.messaging.smsSize', { length: data.smsLength, parts: data.smsParts })}
          </p>
        </div>
      )}
    </FormPanel>
  );
}
