import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button, CloseButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import type { StudioPresence } from '@contracts/studio'
import { formatMoment } from '../parts/moment-text'
import type { ItemEditing } from './use-item-editor'

interface EditorNoticesProps {
  editing: ItemEditing
  presence: StudioPresence
  onCompare: () => void
}

const NAMES = new Intl.ListFormat('en')

/**
 * Messages above the form: the result of the last action, other editors of the item, and what to do
 * after a save conflict.
 */
export function EditorNotices({ editing, presence, onCompare }: EditorNoticesProps) {
  const { outcome, conflict, item } = editing
  const { others, latest } = presence
  const known = Math.max(0, ...item.versions.map(({ version }) => version))
  const isBehind = !conflict && latest?.editionId === item.editionId && latest.version > known
  const names = [...new Set(others.map(({ name }) => name))]
  const isSilent = !conflict && !isBehind && names.length === 0 && !outcome
  return (
    <Stack
      gap="0"
      paddingInline={{ base: '4', lg: '6' }}
      paddingBottom={isSilent ? undefined : '3'}
    >
      {conflict && <ConflictNotice editing={editing} onCompare={onCompare} />}
      {isBehind && (
        <Alert.Root status="warning" marginTop="3" size="sm">
          <Alert.Title flex="1">
            {latest.savedBy} saved version {latest.version} at {formatMoment(latest.savedAt)}.
          </Alert.Title>
          <Button size="xs" variant="outline" onClick={() => void editing.reload()}>
            Show it
          </Button>
        </Alert.Root>
      )}
      {names.length > 0 && (
        <Alert.Root status="info" marginTop="3" size="sm" role="status">
          <Alert.Title>
            {NAMES.format(names)} {names.length === 1 ? 'has' : 'have'} this item open too.
          </Alert.Title>
        </Alert.Root>
      )}
      <Box role={outcome?.isFailure ? 'alert' : 'status'}>
        {outcome && (
          <Alert.Root
            status={outcome.isFailure ? 'error' : 'success'}
            marginTop="3"
            size="sm"
            alignItems="center"
          >
            <Alert.Title flex="1">{outcome.text}</Alert.Title>
            <CloseButton size="xs" aria-label="Dismiss" onClick={editing.dismiss} />
          </Alert.Root>
        )}
      </Box>
    </Stack>
  )
}

function ConflictNotice({ editing, onCompare }: { editing: ItemEditing; onCompare: () => void }) {
  const { conflict } = editing
  if (!conflict) return null
  const { savedBy, savedAt, version } = conflict
  return (
    <Alert.Root status="error" marginTop="3" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Not saved: {savedBy ?? 'somebody'} was faster.</Alert.Title>
        <Alert.Description>
          {savedAt && `Version ${version} was saved at ${formatMoment(savedAt)}. `}
          Your own text is still in the form.
        </Alert.Description>
        <Flex gap="2" marginTop="2" wrap="wrap">
          <Button size="xs" variant="outline" onClick={onCompare}>
            Compare
          </Button>
          <Button size="xs" variant="outline" onClick={() => void editing.reload()}>
            Take theirs
          </Button>
          {version !== undefined && (
            <Button size="xs" variant="outline" onClick={() => void editing.saveOver(version)}>
              Save mine after it
            </Button>
          )}
        </Flex>
      </Alert.Content>
    </Alert.Root>
  )
}
