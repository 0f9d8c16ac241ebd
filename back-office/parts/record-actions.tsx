import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

export interface OpenedAction<Kind extends string, Change> {
  kind: Kind
  isBusy: boolean
  error: unknown
  onChange: (change: Change) => void
  onClose: () => void
}

interface RecordActionsProps<Kind extends string, Change> {
  kinds: readonly Kind[]
  names: Readonly<Record<Kind, string>>
  /** Whether the first is what is usually done. */
  hasMain?: boolean
  send: (change: Change) => Promise<unknown>
  /** What is read again after a change. */
  queries: readonly QueryKey[]
  dialog: (opened: OpenedAction<Kind, Change>) => ReactNode
}

/** Buttons of what can be done with a record, each of which opens a dialog. */
export function RecordActions<Kind extends string, Change>(
  props: RecordActionsProps<Kind, Change>,
) {
  const { kinds, names, hasMain = false, send, queries, dialog } = props
  const client = useQueryClient()
  const [opened, setOpened] = useState<Kind>()
  const change = useMutation({
    mutationFn: send,
    onSuccess: () => setOpened(undefined),
    // also after a refusal: somebody else may have changed it, and the dialog stays open
    onSettled: () => {
      for (const key of queries) void client.invalidateQueries(key)
    },
  })
  return (
    <Flex gap="2" wrap="wrap">
      {kinds.map((kind, index) => (
        <Button
          key={kind}
          size="sm"
          variant={hasMain && index === 0 ? 'solid' : 'outline'}
          onClick={() => {
            change.reset()
            setOpened(kind)
          }}
        >
          {names[kind]}
        </Button>
      ))}
      {opened !== undefined &&
        dialog({
          kind: opened,
          isBusy: change.isLoading,
          error: change.error,
          onChange: change.mutate,
          onClose: () => setOpened(undefined),
        })}
    </Flex>
  )
}
