import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { textsApi } from '../api/texts-api'
import { useEditorName } from '../parts/editor-name'
import { formatMoment } from '../parts/moment-text'
import { Refusal } from '../parts/refusal'
import { useRight } from '../session/session-context'

/** The last changes of several items, each of which is undone as one. */
export function TextChanges() {
  const { name: editor } = useEditorName()
  const mayWrite = useRight('content.write')
  const client = useQueryClient()
  const listed = useQuery({ queryKey: ['text-changes'], queryFn: textsApi.listChanges })
  const undoing = useMutation({
    mutationFn: (id: string) => textsApi.undo(id, editor),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(['text-changes']),
        client.invalidateQueries(['texts']),
        client.invalidateQueries(['items']),
      ]),
  })
  const changes = listed.data?.changes ?? []
  if (changes.length === 0) return null
  return (
    <Box as="section" aria-labelledby="text-changes" marginTop="8">
      <Heading as="h2" id="text-changes" size="md" marginBottom="3">
        Last changes
      </Heading>
      <Refusal error={undoing.error} />
      <Stack as="ul" gap="2" listStyleType="none">
        {changes.map(({ id, description, savedAt, savedBy, items, isUndone }) => (
          <Flex as="li" key={id} gap="3" wrap="wrap" align="center" fontSize="sm">
            <Box flex="1" minWidth="48">
              {description}
              <Box fontSize="xs" color="fg.muted">
                {`${items} ${items === 1 ? 'item' : 'items'} · ${savedBy} · ${formatMoment(savedAt)}`}
              </Box>
            </Box>
            {isUndone ? (
              <Box color="fg.muted">Undone</Box>
            ) : (
              mayWrite && (
                <Button
                  size="xs"
                  variant="outline"
                  disabled={undoing.isLoading}
                  onClick={() => undoing.mutate(id)}
                >
                  Undo<Box srOnly>{description}</Box>
                </Button>
              )
            )}
          </Flex>
        ))}
      </Stack>
    </Box>
  )
}
