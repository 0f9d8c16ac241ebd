import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Checkbox } from '@chakra-ui/react/checkbox'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  TEXT_LIMITS,
  type StudioTextMatch,
  type StudioTextMatches,
  type StudioTextSearch,
} from '@contracts/studio-texts'
import { textsApi } from '../api/texts-api'
import { useEditorName } from '../parts/editor-name'
import { Refusal } from '../parts/refusal'
import { PlaceRow } from './place-row'

interface MatchesProps {
  search: StudioTextSearch
  found: StudioTextMatches
  /** Undefined while nothing is to be replaced. */
  replacement?: string
}

/** An item in an edition, which is replaced as a whole. */
const keyOf = ({ itemId, editionId }: StudioTextMatch) => `${itemId} ${editionId}`

export function Matches({ search, found, replacement }: MatchesProps) {
  const { matches, isCut } = found
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const isReplacing = replacement !== undefined
  const places = new Map(
    matches.flatMap((one) => (one.canReplace ? [[keyOf(one), one] as const] : [])),
  )
  const chosen = [...places].filter(([key]) => !left.has(key)).map(([, one]) => one)
  const toggle = (key: string) => {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }
  const shown = new Set<string>()
  const items = new Set(matches.map(({ itemId }) => itemId)).size
  return (
    <>
      <Flex role="status" marginTop="4" color="fg.muted" fontSize="sm">
        {isCut ? `The first ${matches.length} places.` : toCount(matches.length, items)}
      </Flex>
      {isReplacing && <ReplaceBar {...{ search, replacement, chosen, isCut }} />}
      <Stack as="ul" gap="2" marginTop="3" listStyleType="none">
        {matches.map((one, index) => {
          const key = keyOf(one)
          const isFirst = !shown.has(key)
          shown.add(key)
          const canChoose = isReplacing && isFirst && places.has(key)
          return (
            <PlaceRow
              key={index}
              place={one}
              control={
                isReplacing &&
                (!canChoose ? (
                  <Box width="5" flexShrink="0" />
                ) : (
                  <Checkbox.Root checked={!left.has(key)} onCheckedChange={() => toggle(key)}>
                    <Checkbox.HiddenInput aria-label={`Replace in ${one.itemName}`} />
                    <Checkbox.Control />
                  </Checkbox.Root>
                ))
              }
            >
              <Excerpt
                match={one}
                replacement={isReplacing && !left.has(key) ? replacement : undefined}
              />
              {isReplacing && !one.canReplace && (
                <Box fontSize="xs" color="fg.muted">
                  {one.kind === 'link' || one.kind === 'picture'
                    ? 'Not replaced: shoppers do not read it.'
                    : 'Not replaced: formatting begins or ends inside. Change it in the item.'}
                </Box>
              )}
            </PlaceRow>
          )
        })}
      </Stack>
    </>
  )
}

const toCount = (places: number, items: number) =>
  `${places} ${places === 1 ? 'place' : 'places'} in ${items} ${items === 1 ? 'item' : 'items'}`

const Deleted = chakra('del', { base: { color: 'fg.error', textDecoration: 'line-through' } })
const Inserted = chakra('ins', {
  base: { color: 'fg.success', fontWeight: 'medium', textDecoration: 'none' },
})
const Marked = chakra('mark', { base: { background: 'bg.warning', color: 'fg' } })

function Excerpt({ match, replacement }: { match: StudioTextMatch; replacement?: string }) {
  const { before, match: words, after, canReplace } = match
  return (
    <Box fontSize="sm" overflowWrap="anywhere" lang={match.locale}>
      {before}
      {replacement !== undefined && canReplace ? (
        <>
          <Deleted>{words}</Deleted> <Inserted>{replacement}</Inserted>
        </>
      ) : (
        <Marked>{words}</Marked>
      )}
      {after}
    </Box>
  )
}

interface ReplaceBarProps {
  search: StudioTextSearch
  replacement: string
  chosen: readonly StudioTextMatch[]
  isCut: boolean
}

function ReplaceBar({ search, replacement, chosen, isCut }: ReplaceBarProps) {
  const { name: editor } = useEditorName()
  const client = useQueryClient()
  const replacing = useMutation({
    mutationFn: (isPublished: boolean) =>
      textsApi.replace({
        ...search,
        replacement,
        editor,
        isPublished,
        places: chosen.map(({ itemId, editionId, version }) => {
          return { itemId, editionId, expectedVersion: version }
        }),
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(['texts']),
        client.invalidateQueries(['text-changes']),
        client.invalidateQueries(['items']),
      ]),
  })
  const count = chosen.length
  const isTooMuch = isCut || count > TEXT_LIMITS.places
  const isIdle = count === 0 || isTooMuch || replacing.isLoading
  return (
    <Box marginTop="3">
      <Refusal error={replacing.error} />
      {isTooMuch && (
        <Box fontSize="sm" color="fg.warning" marginBottom="2">
          That is more than can be replaced at once. More words find fewer places.
        </Box>
      )}
      <Flex gap="3" wrap="wrap" align="center">
        <Button size="sm" disabled={isIdle} onClick={() => replacing.mutate(true)}>
          Replace and publish
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={isIdle}
          onClick={() => replacing.mutate(false)}
        >
          Replace in drafts
        </Button>
        <Box fontSize="sm" color="fg.muted">
          {`In ${count} ${count === 1 ? 'version' : 'versions'}. Drafts stay drafts.`}
        </Box>
      </Flex>
    </Box>
  )
}
