import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentField } from '@contracts/content-field'
import { studioApi } from '../api/studio-api'
import { FieldFrame } from './field-frame'
import { useForm, type FieldProps } from './form-context'
import { ProductDialog } from './product-dialog'
import { ProductLine } from './product-line'

const ONE_MINUTE_MS = 60_000

/** A chosen product, with its picture, price and stock. */
export function ProductPicker({ path, label, isRequired, value }: FieldProps<ContentField>) {
  const { onChange } = useForm()
  const [isOpen, setIsOpen] = useState(false)
  const id = typeof value === 'string' ? value : ''
  const found = useQuery({
    queryKey: ['named', 'products', id],
    queryFn: () => studioApi.listProducts({ ids: id }),
    enabled: id !== '',
    staleTime: ONE_MINUTE_MS,
  })
  const [product] = found.data?.choices ?? []
  return (
    <FieldFrame path={path} label={label} isRequired={isRequired}>
      <Flex
        width="100%"
        align="center"
        justify="space-between"
        gap="2"
        padding="2"
        borderWidth="1px"
        borderRadius="l2"
        background="bg.panel"
      >
        {product ? (
          <ProductLine product={product} />
        ) : (
          <Box fontSize="sm">{id === '' ? 'Nothing chosen' : id}</Box>
        )}
        <Button size="xs" variant="outline" onClick={() => setIsOpen(true)}>
          Choose<Box srOnly>{label}</Box>
        </Button>
      </Flex>
      {isOpen && (
        <ProductDialog
          onChoose={([chosen]) => {
            if (chosen !== undefined) onChange(path, chosen)
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </FieldFrame>
  )
}

interface AddProductsProps {
  /** The ids in the list. */
  known: readonly unknown[]
  onAdd: (ids: readonly string[]) => void
}

/** A button that adds several products to a list at once. */
export function AddProducts({ known, onAdd }: AddProductsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        Add products
      </Button>
      {isOpen && (
        <ProductDialog
          isMultiple
          known={known}
          onChoose={(ids) => {
            onAdd(ids)
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
