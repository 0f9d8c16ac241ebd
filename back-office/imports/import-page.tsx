import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Progress } from '@chakra-ui/react/progress'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { IMPORT_MODES, type ImportMode, type OfficeImport } from '@contracts/import'
import { importPath, settingsApi } from '../api/settings-api'
import { Choice } from '../parts/choice'
import { useConfirmation } from '../parts/confirmation'
import { formatBytes } from '../parts/format-bytes'
import { History, historyKey } from '../parts/history'
import { MomentText } from '../parts/moment-text'
import { RecordPage } from '../records/record-page'
import { Refusal } from '../parts/refusal'
import { StateBadge } from '../parts/state-badge'
import { SectionBox } from '../parts/section-box'
import { useRight } from '../session/session-context'
import { ImportChanges, ImportFindingList, RemovedThings } from './import-findings'
import { EFFECTS, IMPORT_STATES, isRunning, MODES } from './import-words'

const POLL_MS = 1_000

/** One archive: the changes it would make, the progress of its import, and the result. */
export default function ImportPage() {
  const { id } = useParams<{ id: string }>()
  const { state } = useLocation<{ refusal?: string } | undefined>()
  const refusal = state?.refusal
  const client = useQueryClient()
  const mayImport = useRight('imports.write')
  const key = ['import', id]
  const query = useQuery({
    queryKey: key,
    queryFn: () => settingsApi.getImport(id),
    refetchInterval: (known) => (known && isRunning(known.state) ? POLL_MS : false),
  })
  const revision = query.data?.revision
  useEffect(() => {
    if (revision !== undefined) void client.invalidateQueries(historyKey(importPath(id)))
  }, [client, id, revision])
  return (
    <RecordPage
      title={query.data?.fileName ?? `Import ${id}`}
      noun="import"
      list="/imports"
      query={query}
    >
      {(known) => (
        <Stack gap="4">
          {!isRunning(known.state) && !known.trial && <Refusal error={refusal} />}
          <Overview known={known} />
          {mayImport && !isRunning(known.state) && known.hasFile && (
            <ImportActions
              known={known}
              onSettled={() => {
                void client.invalidateQueries(key)
                void client.invalidateQueries(['imports'])
              }}
            />
          )}
          {known.result && <ImportFindingList title="What came of it" report={known.result} />}
          {known.trial && known.state !== 'imported' && <ImportChanges trial={known.trial} />}
          {known.trial && !known.result && (
            <ImportFindingList title="What was found" report={known.trial} />
          )}
          <History path={importPath(id)} />
        </Stack>
      )}
    </RecordPage>
  )
}

function Overview({ known }: { known: OfficeImport }) {
  const { state, bytes, mode, uploadedBy, uploadedAt, startedBy, startedAt, finishedAt } = known
  return (
    <SectionBox title="Overview" aside={<StateBadge states={IMPORT_STATES} state={state} />}>
      <Stack gap="2">
        <Box>
          {formatBytes(bytes)}, uploaded by {uploadedBy}, <MomentText iso={uploadedAt} />.
        </Box>
        <Box>
          {MODES.find(([name]) => name === mode)?.[1]}: {EFFECTS[mode]}
        </Box>
        {startedAt && (
          <Box>
            Last started by {startedBy}, <MomentText iso={startedAt} />
            {finishedAt && (
              <>
                ; ended <MomentText iso={finishedAt} />
              </>
            )}
            .
          </Box>
        )}
        {state === 'interrupted' && (
          <Notice text="The engine stopped during the import. Start it again: repeating a step does no harm." />
        )}
        {known.problem && <Notice text={known.problem} />}
        {isRunning(state) && <ImportProgress progress={known.progress} />}
      </Stack>
    </SectionBox>
  )
}

function Notice({ text }: { text: string }) {
  return (
    <Alert.Root status="warning">
      <Alert.Content>
        <Alert.Description overflowWrap="anywhere">{text}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}

function ImportProgress({ progress }: { progress: OfficeImport['progress'] }) {
  const { step = 'starting', done = 0, total = 0 } = progress ?? {}
  const percent = total > 0 ? Math.min(100, Math.round((done / total) * 100)) : null
  return (
    <Progress.Root value={percent} marginTop="2">
      <Flex justify="space-between" gap="4" marginBottom="1" fontSize="sm">
        <Progress.Label
          overflowWrap="anywhere"
          role="status"
          _firstLetter={{ textTransform: 'uppercase' }}
        >
          {step}
        </Progress.Label>
        {percent !== null && <Progress.ValueText />}
      </Flex>
      <Progress.Track aria-label="How far it is">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  )
}

interface ImportActionsProps {
  known: OfficeImport
  onSettled: () => void
}

function ImportActions({ known, onSettled }: ImportActionsProps) {
  const confirm = useConfirmation()
  const check = useMutation({
    mutationFn: (mode: ImportMode) => settingsApi.tryImport(known, mode),
    onSettled,
  })
  const start = useMutation({ mutationFn: () => settingsApi.startImport(known), onSettled })
  const [mode, setMode] = useState<string>(known.mode)
  const isBusy = check.isLoading || start.isLoading
  const changes = known.trial?.changes ?? []
  const removed = changes.reduce((sum, change) => sum + change.removed, 0)
  const askFirst = async () => {
    const count = `${removed.toLocaleString('en-US')} thing${removed === 1 ? ' is' : 's are'} removed.`
    const text = `The shop shows it at once.${removed > 0 ? ` ${count}` : ''} Changes made in the back office are overwritten where the archive differs.`
    if (!(await confirm({ title: `Import ${known.fileName}?`, text, action: 'Import' }))) return
    const isSure =
      (known.mode !== 'replace' && removed === 0) ||
      (await confirm({
        title:
          removed > 0 ? `Remove ${removed.toLocaleString('en-US')} things?` : 'Replace the data?',
        text:
          removed > 0
            ? 'According to the check, the import removes the following, which cannot be undone:'
            : 'The check found nothing to remove. Changes made since then are replaced.',
        details: removed > 0 && <RemovedThings changes={changes} />,
        action: removed > 0 ? 'Remove and import' : 'Replace',
      }))
    if (isSure) start.mutate()
  }
  const chosen = IMPORT_MODES.find((one) => one === mode) ?? 'merge'
  return (
    <Box>
      <Refusal error={start.error ?? check.error} />
      <Flex gap="3" wrap="wrap" align="flex-end">
        <Box width={{ base: 'full', md: '96' }}>
          <Choice label="What it does" size="sm" value={mode} options={MODES} onChange={setMode} />
        </Box>
        {known.trial?.isUsable && chosen === known.mode && (
          <Button
            size="sm"
            loading={start.isLoading}
            disabled={isBusy}
            onClick={() => void askFirst()}
          >
            Import
          </Button>
        )}
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => check.mutate(chosen)}>
          {known.trial && chosen === known.mode ? 'Check again' : 'Check'}
        </Button>
      </Flex>
      <Box marginTop="2" fontSize="sm" color="fg.muted" aria-live="polite">
        {EFFECTS[chosen]}
      </Box>
    </Box>
  )
}
