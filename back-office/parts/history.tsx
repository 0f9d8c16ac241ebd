import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry } from '@contracts/back-office'
import { merchandiseApi } from '../api/merchandise-api'
import { MomentText } from './moment-text'
import { QueryState } from './query-state'
import { SectionBox } from './section-box'
import { toFieldLabel, toNameList, toShownField } from './shown-value.rules'

export const historyKey = (path: string) => ['history', path]

export function History({ path }: { path: string }) {
  const list = useInfiniteQuery({
    queryKey: historyKey(path),
    queryFn: ({ pageParam }: { pageParam?: number }) => merchandiseApi.listHistory(path, pageParam),
    getNextPageParam: ({ next }) => next,
  })
  const entries = list.data?.pages.flatMap((page) => page.entries)
  return (
    <SectionBox title="History">
      <QueryState query={list} failure="The history cannot be shown." />
      {entries?.length === 0 && (
        <Box color="fg.muted" fontSize="sm">
          No changes yet.
        </Box>
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {entries?.map((entry) => (
          <Box as="li" key={entry.id} borderTopWidth="1px" paddingBlock="3" overflowWrap="anywhere">
            <Entry entry={entry} />
          </Box>
        ))}
      </Stack>
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="outline"
          marginTop="3"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </SectionBox>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { action, operatorName, operatorEmail, at, before = {}, after = {} } = entry
  // an import logs many objects in one entry, with their old values beside each other
  const { objects, ...facts } = after
  const isOfMany = typeof objects === 'object' && objects !== null
  return (
    <>
      <Box fontWeight="medium">{action.charAt(0).toUpperCase() + action.slice(1)}</Box>
      {Object.keys(isOfMany ? facts : { ...before, ...after }).map((name) => (
        <Box key={name} fontSize="sm">
          {toFieldLabel(name)}:{' '}
          {name in before && toShownField(before, name) !== toShownField(after, name) && (
            <>
              {toShownField(before, name)}
              <span aria-hidden> → </span>
              <Box srOnly>, now </Box>
            </>
          )}
          {toShownField(after, name)}
        </Box>
      ))}
      {isOfMany && <ManyObjects before={before} after={{ ...objects }} />}
      <Box fontSize="xs" color="fg.muted">
        {operatorName}
        {operatorEmail && ` (${operatorEmail})`}, <MomentText iso={at} />
      </Box>
    </>
  )
}

type Side = Readonly<Record<string, unknown>>

function ManyObjects({ before, after }: { before: Side; after: Side }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box asChild fontSize="sm">
      <details onToggle={() => setOpen(true)}>
        <summary>Objects: {toNameList(Object.keys(after))}</summary>
        {isOpen &&
          Object.keys(after).map((name) => (
            <Box key={name}>
              {name}: {toShownField(before, name)} → {toShownField(after, name)}
            </Box>
          ))}
      </details>
    </Box>
  )
}
