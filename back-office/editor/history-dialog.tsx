import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button, CloseButton } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Flex } from '@chakra-ui/react/flex'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StudioVersion } from '@contracts/studio'
import { useEarlyDismissal } from '@/ui/use-early-dismissal'
import { studioApi } from '../api/studio-api'
import { useConfirmation } from '../parts/confirmation'
import { MomentText } from '../parts/moment-text'
import type { ItemEditing } from './use-item-editor'
import { toVersionState } from './item-state.rules'
import { VersionDifferences } from './version-differences'

interface HistoryDialogProps {
  editing: ItemEditing
  /** Version whose differences are shown when the dialog opens. */
  compared?: number
  onClose: () => void
}

/**
 * All versions of an item, each with a comparison to the form's current values and a button that
 * restores it.
 */
export function HistoryDialog({ editing, compared, onClose }: HistoryDialogProps) {
  const { item } = editing
  useEarlyDismissal(true)
  // another editor may have saved since the item was loaded
  const latest = useQuery({
    queryKey: ['versions', item.id, item.versions.length],
    queryFn: () => studioApi.getItem(item.id, { edition: item.editionId }),
    cacheTime: 0,
  })
  const versions = latest.data?.versions ?? item.versions
  return (
    <Drawer.Root open size="md" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>History</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <Stack as="ol" gap="3" listStyleType="none">
                {versions.map((version) => (
                  <li key={version.version}>
                    <VersionEntry
                      editing={editing}
                      version={version}
                      versions={versions}
                      isCompared={version.version === compared}
                      onClose={onClose}
                    />
                  </li>
                ))}
              </Stack>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

interface VersionEntryProps {
  editing: ItemEditing
  version: StudioVersion
  versions: readonly StudioVersion[]
  isCompared: boolean
  onClose: () => void
}

function VersionEntry(props: VersionEntryProps) {
  const { editing, version, versions, onClose } = props
  const { item, document, isBusy } = editing
  const [isComparing, setIsComparing] = useState(props.isCompared)
  const confirm = useConfirmation()
  const edition = item.editions.find(({ id }) => id === version.editionId)
  const name = `version ${version.version}`
  const state = toVersionState(versions, version)
  const revert = async () => {
    const question = {
      title: `Bring ${name} back?`,
      text: 'Your changes that are not saved will be lost.',
      action: 'Bring back',
    }
    if (document.isDirty && !(await confirm(question))) return
    await editing.revert(version.version)
    onClose()
  }
  return (
    <Box borderWidth="1px" borderRadius="l2" padding="3" background="bg.panel">
      <Flex gap="2" align="center" wrap="wrap">
        <Box fontWeight="medium">Version {version.version}</Box>
        <Badge colorPalette={state.color}>{state.name}</Badge>
        {edition && edition.id !== 'base' && <Badge colorPalette="brand">{edition.name}</Badge>}
      </Flex>
      <Box fontSize="sm" color="fg.muted">
        <MomentText iso={version.savedAt} /> by {version.savedBy}
        {version.note && ` · ${version.note}`}
      </Box>
      <Flex gap="2" marginTop="2">
        <Button
          size="xs"
          variant="outline"
          aria-expanded={isComparing}
          onClick={() => setIsComparing(!isComparing)}
        >
          Compare<Box srOnly>{name}</Box>
        </Button>
        <Button size="xs" variant="outline" disabled={isBusy} onClick={() => void revert()}>
          Bring back<Box srOnly>{name}</Box>
        </Button>
      </Flex>
      {isComparing && (
        <VersionDifferences itemId={item.id} version={version.version} current={document.body} />
      )}
    </Box>
  )
}
