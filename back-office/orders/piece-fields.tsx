import { Box } from '@chakra-ui/react/box'
import { Fieldset } from '@chakra-ui/react/fieldset'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import type { OfficeOrderItem, OfficeShipment } from '@contracts/order'
import { parseNumber } from '@rules/money-text'
import { WholeField } from '../parts/number-fields'
import { Thumbnail } from '../parts/thumbnail'

interface PieceLine {
  item: OfficeOrderItem
  /** How many pieces of it can be chosen; a line without any is not offered. */
  most: number
  help: string
}

type Pieces = ReturnType<typeof usePieces>

/**
 * How many pieces of which lines are chosen.
 * @param isAll all of them, until the operator takes some out
 */
export function usePieces(lines: readonly PieceLine[], isAll = false) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const offered = lines
    .filter(({ most }) => most > 0)
    .map((line) => {
      const text = typed[line.item.itemId] ?? (isAll ? String(line.most) : '')
      const limits = { isWhole: true, minimum: 0, maximum: line.most }
      const isNone = text === '' && !isAll
      return { ...line, text, quantity: isNone ? 0 : parseNumber(text, limits) }
    })
  const chosen = offered.flatMap(({ item: { itemId }, quantity = 0 }) =>
    quantity > 0 ? [{ itemId, quantity }] : [],
  )
  return {
    ...{ offered, chosen, isAll },
    isIncomplete: chosen.length === 0 || offered.some(({ quantity }) => quantity === undefined),
    type: (itemId: string, text: string) => setTyped({ ...typed, [itemId]: text }),
  }
}

/** The lines of an order, and for whom they are if several people get parcels. */
export const linesOf = (shipments: readonly OfficeShipment[]) =>
  shipments.flatMap(({ items, address }) =>
    items.map((item) => ({ item, whom: shipments.length > 1 ? (address[0] ?? '') : '' })),
  )

/** `Grace Hopper. Of 2 that can be refunded` */
export const helpOf = (whom: string, help: string): string => (whom ? `${whom}. ${help}` : help)

export function PieceFields({ title, pieces }: { title: string; pieces: Pieces }) {
  const { offered, isAll, type } = pieces
  if (offered.length === 0) return null
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{title}</Fieldset.Legend>
      <Box marginTop="1">
        {offered.map(({ item: { itemId, name, picture }, most, help, text }) => (
          <Flex
            key={itemId}
            gap="3"
            align="center"
            paddingBlock="2"
            borderTopWidth="1px"
            _first={{ borderTopWidth: 0 }}
          >
            <Thumbnail path={picture} size="10" />
            <WholeField
              isBeside
              label={name}
              help={help}
              placeholder={isAll ? undefined : '0'}
              isOptional={!isAll}
              min={0}
              max={most}
              value={text}
              onChange={(next) => type(itemId, next)}
            />
          </Flex>
        ))}
      </Box>
    </Fieldset.Root>
  )
}
