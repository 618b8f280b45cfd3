import { loyaltyMall } from '@baize/contract';
import { Button, EmptyLine, Modal, Tag } from '@baize/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { AddressFields, emptyAddress, isSound } from './address-fields.tsx';
import { type Address, addressesQuery, type KeptAddress } from './use-mall.ts';

type Editing = { id?: string; address: Address };

/** Where things are sent to: kept until one takes them out; orders keep theirs. */
export function AddressBook() {
  const text = useText();
  const [editing, setEditing] = useState<Editing | null>(null);
  return (
    <Fetched query={useQuery(addressesQuery)}>
      {(book) => (
        <>
          {book.length === 0 && <EmptyLine>{text('loyalty.addresses.none')}</EmptyLine>}
          <ul className="grid gap-3 md:grid-cols-2">
            {book.map((kept) => (
              <Card key={kept.id} kept={kept} onEdit={() => setEditing(editingOf(kept))} />
            ))}
          </ul>
          <Button className="mt-4" onClick={() => setEditing({ address: emptyAddress })}>
            <Plus aria-hidden className="size-4" />
            {text('loyalty.addresses.add')}
          </Button>
          {editing && <Editor editing={editing} onClose={() => setEditing(null)} />}
        </>
      )}
    </Fetched>
  );
}

const editingOf = ({ id, isDefault: _, ...address }: KeptAddress): Editing => ({ id, address });

function Card({ kept, onEdit }: { kept: KeptAddress; onEdit: () => void }) {
  const text = useText();
  const renew = useRenewBook();
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => ask(loyaltyMall.removeAddress, { id: kept.id }),
    onSuccess: renew,
  });
  return (
    <li className="flex gap-3 rounded-card border bg-table p-4">
      <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere" dir="auto">
          {kept.name}
          {kept.isDefault && <Tag tone="good">{text('loyalty.addresses.default')}</Tag>}
        </p>
        <p className="text-ink-soft wrap-anywhere" dir="auto">
          {kept.address}, {kept.province} {kept.postcode}
        </p>
        <p className="text-ink-soft" dir="ltr">
          {kept.phone}
        </p>
        <FormFault error={remove.error} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={onEdit}>
            {text('loyalty.addresses.change')}
          </Button>
          {isAsked ? (
            <Button
              size="sm"
              kind="danger"
              isBusy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {text('loyalty.addresses.sure')}
            </Button>
          ) : (
            <Button size="sm" kind="quiet" onClick={() => setAsked(true)}>
              {text('loyalty.addresses.remove')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function Editor({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  const text = useText();
  const renew = useRenewBook();
  const [address, setAddress] = useState(editing.address);
  const { id } = editing;
  const save = useMutation({
    mutationFn: () => ask(loyaltyMall.saveAddress, { ...(id && { id }), address, isDefault: true }),
    onSuccess: () => {
      renew();
      onClose();
    },
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text(id ? 'loyalty.addresses.change' : 'loyalty.addresses.add')}
      footer={
        <Button
          kind="brass"
          isBusy={save.isPending}
          disabled={!isSound(address)}
          onClick={() => save.mutate()}
        >
          {text('loyalty.addresses.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <AddressFields value={address} onChange={setAddress} />
        <FormFault error={save.error} />
      </div>
    </Modal>
  );
}

function useRenewBook(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries(addressesQuery);
}
