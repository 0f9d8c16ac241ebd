import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { CounterOrder } from '@contracts/counter'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'

interface PartProps {
  pickup: Pick<CounterOrder, 'items'>
  onPart: (items: { itemId: string; quantity: number }[]) => void
}

/** Opens the choice of what is handed over now. */
export function PartButton({ isBusy, onPart, pickup }: PartProps & { isBusy: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="lg" variant="outline" aria-disabled={isBusy} onClick={() => setOpen(!isBusy)}>
        Hand over a part
      </Button>
      {isOpen && (
        <PartDialog
          pickup={pickup}
          onPart={(items) => {
            close()
            onPart(items)
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/** Asks what of a pickup is handed over now; the rest stays ready. */
function PartDialog({ pickup: { items }, onPart, onClose }: PartProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const part = items.flatMap(({ itemId }) => {
    const quantity = chosen[itemId] ?? 0
    return quantity > 0 ? [{ itemId, quantity }] : []
  })
  return (
    <FormDialog
      title="Hand over a part"
      action="Hand over"
      isBusy={false}
      isIncomplete={part.length === 0}
      onSubmit={() => onPart(part)}
      onClose={onClose}
    >
      <Stack gap="4">
        {items.map(({ itemId, name, boxName, quantity }) => (
          <Choice
            key={itemId}
            label={boxName ? `${name} “${boxName}”` : name}
            value={String(chosen[itemId] ?? 0)}
            options={Array.from({ length: quantity + 1 }, (_, count) => [
              String(count),
              count === 0 ? 'Stays in the shop' : `${count} of ${quantity}`,
            ])}
            onChange={(count) => setChosen({ ...chosen, [itemId]: Number(count) })}
          />
        ))}
        The buyer receives a mail; the rest stays ready.
      </Stack>
    </FormDialog>
  )
}
