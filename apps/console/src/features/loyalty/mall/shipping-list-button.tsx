import { loyaltyMallOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { askBlob } from '../../../shared/api.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { saveBlob } from '../../../shared/save-blob.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';

/** Everything that has to be sent, with addresses, as a file; each download is on record. */
export function ShippingListButton() {
  const text = useText();
  const mayReview = useMay('promotions.review');
  const save = useMutation({
    mutationFn: () => askBlob(loyaltyMallOperator.shippingFile, {}),
    onSuccess: (file) => saveBlob('shipping-list.csv', file),
    onError: (error) =>
      showToast({ tone: 'bad', title: text('console.audit.csvFailed'), text: sentenceOf(error) }),
  });
  if (!mayReview) return null;
  return (
    <Button isBusy={save.isPending} onClick={() => save.mutate()}>
      <Truck aria-hidden className="size-4" />
      {text('console.loyalty.shippingList')}
    </Button>
  );
}
