import { Box } from '@chakra-ui/react/box'
import { Checkbox } from '@chakra-ui/react/checkbox'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toSearchText } from '@rules/search-text'
import { studioApi } from '../api/studio-api'
import { DialogBox } from '../parts/dialog-box'
import { FormDialog } from '../parts/form-dialog'
import { MAX_CHOICES } from '../parts/search-dialog'
import { useDebounced } from '../parts/use-debounced'
import { ProductLine } from './product-line'

interface ProductDialogProps {
  /** Several can be chosen. */
  isMultiple?: boolean
  /** Products that are in the list already. */
  known?: readonly unknown[]
  onChoose: (ids: readonly string[]) => void
  onClose: () => void
}

const PAUSE_MS = 250

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
  const { field, products } = useProductSearch()
  if (!isMultiple) {
    return (
      <DialogBox title="Choose a product" size="lg" onClose={onClose}>
        {field}
        <Stack gap="0">
          {products.map((product) => (
            <Row key={product.id} type="button" onClick={() => onChoose([product.id])}>
              <ProductLine product={product} />
            </Row>
          ))}
        </Stack>
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
      {field}
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
    </FormDialog>
  )
}

function useProductSearch() {
  const [text, setText] = useState('')
  const asked = useDebounced(text, PAUSE_MS)
  const found = useQuery({
    queryKey: ['choices', 'products', asked],
    queryFn: () => studioApi.listProducts({ text: asked }),
    keepPreviousData: true,
  })
  const products = found.data?.choices ?? []
  const field = (
    <>
      <Field.Root>
        <Field.Label>Search</Field.Label>
        <Input
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          // the dialog's form is not sent by a search
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Field.HelperText>Search as shoppers do.</Field.HelperText>
      </Field.Root>
      <Box role="status" fontSize="sm" color="fg.muted" marginBlock="3">
        {found.isFetching && 'Searching…'}
        {found.isError && 'The search failed. Try another word.'}
        {!found.isFetching && found.data && toCount(products.length, text)}
      </Box>
    </>
  )
  return { field, products }
}

function toAction(chosen: number): string {
  if (chosen === 0) return 'Add products'
  return chosen === 1 ? 'Add 1 product' : `Add ${chosen} products`
}

function toCount(found: number, text: string): string {
  if (found >= MAX_CHOICES) return `The first ${found}. Another word finds fewer.`
  if (found > 0) return `${found} found`
  return toSearchText(text) === '' ? '' : 'Nothing found. Try another word.'
}
