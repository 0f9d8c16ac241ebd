import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Checkbox } from '@chakra-ui/react/checkbox'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StudioStaleCopy } from '@contracts/studio-texts'
import { textsApi } from '../api/texts-api'
import { useEditorName } from '../parts/editor-name'
import { formatMoment } from '../parts/moment-text'
import { Refusal } from '../parts/refusal'
import type { ItemEditing } from './use-item-editor'

/** After a fix is published: scheduled copies of the item that still have the old text. */
export function StaleCopies({ editing }: { editing: ItemEditing }) {
  const { item, publishedVersion } = editing
  const found = useQuery({
    queryKey: ['copies', item.id, publishedVersion],
    queryFn: () => textsApi.listCopies(item.id, publishedVersion ?? 0),
    enabled: publishedVersion !== undefined && publishedVersion > 1,
    cacheTime: 0,
  })
  const copies = publishedVersion === undefined ? [] : (found.data?.copies ?? [])
  if (copies.length === 0 || publishedVersion === undefined) return null
  return <CopiesNotice editing={editing} copies={copies} version={publishedVersion} />
}

interface CopiesNoticeProps {
  editing: ItemEditing
  copies: readonly StudioStaleCopy[]
  version: number
}

function CopiesNotice({ editing, copies, version }: CopiesNoticeProps) {
  const { name: editor } = useEditorName()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = copies.filter(({ editionId }) => !left.has(editionId))
  const mending = useMutation({
    mutationFn: () =>
      textsApi.mendCopies(editing.item.id, {
        version,
        editor,
        copies: chosen.map((copy) => ({
          editionId: copy.editionId,
          expectedVersion: copy.version,
        })),
      }),
    onSuccess: () => {
      editing.closeCopies()
      const where = chosen.length === 1 ? 'one scheduled copy' : `${chosen.length} scheduled copies`
      editing.say(`The fix was applied to ${where}.`)
    },
  })
  const toggle = (id: string) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  const count =
    copies.length === 1
      ? 'A scheduled copy still has'
      : `${copies.length} scheduled copies still have`
  return (
    <Alert.Root status="warning" marginTop="3" size="sm" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{count} the old text.</Alert.Title>
        <Refusal error={mending.error} />
        <Stack as="ul" gap="2" marginTop="2" listStyleType="none">
          {copies.map((copy) => (
            <li key={copy.editionId}>
              <Checkbox.Root
                size="sm"
                alignItems="start"
                checked={!left.has(copy.editionId)}
                onCheckedChange={() => toggle(copy.editionId)}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label>
                  {copy.editionName}
                  {copy.startsAt !== undefined && `, from ${formatMoment(copy.startsAt)}`}
                  {!copy.isPublished && ', draft'}
                  {copy.changes.map(({ path, locale, label, before, after }) => (
                    <Box key={`${path} ${locale}`} fontWeight="normal">
                      {label}: <del>{before}</del> → <ins>{after}</ins>
                    </Box>
                  ))}
                </Checkbox.Label>
              </Checkbox.Root>
            </li>
          ))}
        </Stack>
        <Flex gap="2" marginTop="3" wrap="wrap">
          <Button
            size="xs"
            disabled={chosen.length === 0 || mending.isLoading}
            onClick={() => mending.mutate()}
          >
            Apply the fix there
          </Button>
          <Button size="xs" variant="outline" onClick={editing.closeCopies}>
            Leave them
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  )
}
