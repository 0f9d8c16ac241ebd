import { Checkbox } from '@chakra-ui/react/checkbox'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { studioApi } from '../api/studio-api'
import { ChoiceSearch } from '../parts/choice-search'
import { DialogBox } from '../parts/dialog-box'
import { FormDialog } from '../parts/form-dialog'
import { ProductLine } from './product-line'

interface ProductDialogProps {
  /** Several can be chosen. */
  isMultiple?: boolean
  /** Products that are in the list already. */
  known?: readonly unknown[]
  onChoose: (ids: readonly string[]) => void
  onClose: () => void
}

const PRODUCTS = {
  hint: 'Search as shoppers do.',
  queryKey: ['products'],
  search: async (text: string) => (await studioApi.listProducts({ text })).choices,
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    width: '100%',
    padding: '2',
    borderRadius: 'l2',
    cursor: 'pointer',
    _hover: { background: 'bg.muted' },
    focusVisibleRing: 'inside',
  },
})

/** Searches products as shoppers do, with picture, price and stock. */
export function ProductDialog({ isMultiple, known = [], onChoose, onClose }: ProductDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (!isMultiple) {
    return (
      <DialogBox title="Choose a product" size="lg" onClose={onClose}>
        <ChoiceSearch {...PRODUCTS}>
          {(products) => (
            <Stack gap="0">
              {products.map((product) => (
                <Row key={product.id} type="button" onClick={() => onChoose([product.id])}>
                  <ProductLine product={product} />
                </Row>
              ))}
            </Stack>
          )}
        </ChoiceSearch>
      </DialogBox>
    )
  }
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <FormDialog
      title="Choose products"
      action={toAction(chosen.length)}
      isBusy={false}
      isIncomplete={chosen.length === 0}
      onSubmit={() => onChoose(chosen)}
      onClose={onClose}
    >
      <ChoiceSearch {...PRODUCTS}>
        {(products) => (
          <Stack gap="1">
            {products.map((product) => (
              <Checkbox.Root
                key={product.id}
                padding="2"
                borderRadius="l2"
                _hover={{ background: 'bg.muted' }}
                disabled={known.includes(product.id)}
                checked={chosen.includes(product.id) || known.includes(product.id)}
                onCheckedChange={() => toggle(product.id)}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label flex="1" minWidth="0">
                  <ProductLine product={product} />
                </Checkbox.Label>
              </Checkbox.Root>
            ))}
          </Stack>
        )}
      </ChoiceSearch>
    </FormDialog>
  )
}

function toAction(chosen: number): string {
  if (chosen === 0) return 'Add products'
  return chosen === 1 ? 'Add 1 product' : `Add ${chosen} products`
}
