import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { longestSearch } from '@kashi/contracts/text/longest-search';
import { Dialog } from '@kashi/ui/overlay/Dialog';
import { Input } from '@kashi/ui/form/Input';
import { Notice } from '@kashi/ui/notice/Notice';
import { Stack } from '@kashi/ui/layout/Stack';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { compareAddress } from '../compare-address.ts';
import { mostCompared, refusalOf, type Correction } from './comparison-address.ts';
import { FoundProducts } from './FoundProducts.tsx';
import { messages } from './messages.ts';

interface AddProductProps {
  subGroupId: number;
  /** The products that are compared already. */
  productIds: readonly number[];
  onClose: () => void;
}

/** The pause in typing after which the search begins, in milliseconds. */
const pauseMs = 250;

/** The dialog that searches the subgroup for one more product to compare. */
export function AddProduct({ subGroupId, productIds, onClose }: AddProductProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  // A full comparison is refused before the search, and not after it.
  const [refusal, setRefusal] = useState<Correction | null>(
    productIds.length >= mostCompared ? 'tooMany' : null,
  );

  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  function choose(productId: number) {
    const reason = refusalOf(productIds, productId);
    setRefusal(reason);
    if (reason !== null) return;
    void navigate(compareAddress(subGroupId, [...productIds, productId]));
    onClose();
  }

  return (
    <Dialog title={messages.adding.title} size="wide" onClose={onClose}>
      <Stack gap={4}>
        {refusal && (
          <Notice variant="waiting" role="alert">
            {messages.corrections[refusal]}
          </Notice>
        )}
        <Input
          type="search"
          value={typed}
          aria-label={messages.adding.search}
          placeholder={messages.adding.search}
          autoComplete="off"
          maxLength={longestSearch}
          icon={<IconSearch aria-hidden="true" />}
          data-autofocus
          onChange={(event) => setTyped(event.target.value)}
        />
        <FoundProducts subGroupId={subGroupId} wanted={wanted} onChoose={choose} />
      </Stack>
    </Dialog>
  );
}
