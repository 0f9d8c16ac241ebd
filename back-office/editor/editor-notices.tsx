import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button, CloseButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from '@chakra-ui/react/link'
import { Stack } from '@chakra-ui/react/stack'
import type { StudioPresence } from '@contracts/studio'
import { formatMoment } from '../parts/moment-text'
import { isPublished, toState } from './item-state.rules'
import { pathOfItem, previewAddress } from './place-of-item.rules'
import { StaleCopies } from './stale-copies'
import type { ItemEditing } from './use-item-editor'

interface EditorNoticesProps {
  editing: ItemEditing
  /** Origin of the storefront with the item's page. */
  origin?: string
  presence: StudioPresence
  onCompare: () => void
}

const NAMES = new Intl.ListFormat('en')

/**
 * Messages above the form: the result of the last action, other editors of the item, and what to do
 * after a save conflict.
 */
export function EditorNotices({ editing, origin, presence, onCompare }: EditorNoticesProps) {
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
      <StaleCopies editing={editing} />
      <Box role={outcome?.isFailure ? 'alert' : 'status'}>
        {outcome && (
          <Alert.Root
            status={outcome.isFailure ? 'error' : 'success'}
            marginTop="3"
            size="sm"
            alignItems="center"
          >
            <Alert.Title flex="1">{outcome.text}</Alert.Title>
            {!outcome.isFailure && <PageLink editing={editing} origin={origin} />}
            <CloseButton size="xs" aria-label="Dismiss" onClick={editing.dismiss} />
          </Alert.Root>
        )}
      </Box>
    </Stack>
  )
}

interface PageLinkProps {
  editing: ItemEditing
  origin: string | undefined
}

/** Leads to the published page, or to its preview at the start of the edition. */
function PageLink({ editing, origin }: PageLinkProps) {
  const { item, document } = editing
  const path = pathOfItem(item)
  const isSeen = isPublished(item) && !toState(item, document.isDirty).canPublish
  if (origin === undefined || path === undefined || !isSeen) return null
  const { startsAt } = item.editions.find(({ id }) => id === item.editionId) ?? {}
  const isLater = startsAt !== undefined && Date.parse(startsAt) > Date.now()
  return (
    <Link
      href={isLater ? previewAddress(origin, { path, moment: startsAt }) : origin + path}
      target="_blank"
      variant="underline"
    >
      View page
    </Link>
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
