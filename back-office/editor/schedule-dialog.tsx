import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { BASE_EDITION, type StudioEdition, type StudioNewEdition } from '@contracts/studio'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'
import { toInputValue, toMoment } from '../parts/moment-input.rules'
import { isBackwards, PeriodFields, type PeriodDraft } from '../parts/period-fields'
import type { ItemEditing } from './use-item-editor'
import { studioApi } from '../api/studio-api'
import { useEditorName } from '../parts/editor-name'

/** Changes an edition's name or times, unless another editor changed it first. */
function useEditionChange() {
  const { name: editor } = useEditorName()
  const [problem, setProblem] = useState<unknown>()

  /** @returns whether the edition now has the wanted name and times. */
  async function changeEdition(edition: StudioEdition, wanted: StudioNewEdition): Promise<boolean> {
    if (isAsWanted(edition, wanted)) return true
    try {
      const expectedRevision = edition.revision
      await studioApi.changeEdition(edition.id, { ...wanted, expectedRevision, editor })
      return true
    } catch (error) {
      setProblem(error)
      return false
    }
  }
  return { problem, changeEdition }
}

function isAsWanted(edition: StudioEdition, wanted: StudioNewEdition): boolean {
  // compares whole seconds, because the form shows no fractions
  const second = (iso = '') => Math.floor(Date.parse(iso) / 1000) || 0
  return (
    edition.name === wanted.name &&
    second(edition.startsAt) === second(wanted.startsAt) &&
    second(edition.endsAt) === second(wanted.endsAt)
  )
}

interface ScheduleDialogProps {
  editing: ItemEditing
  onClose: () => void
}

const NEW = 'new'

/** The values of the form; times are in the shop's time zone. */
interface Draft extends PeriodDraft {
  name: string
}

const toDraft = (edition: StudioEdition | undefined): Draft => ({
  name: edition?.name ?? '',
  startsAt: toInputValue(edition?.startsAt ?? ''),
  endsAt: toInputValue(edition?.endsAt ?? ''),
})

/** Schedules the form's current values in a new edition, or in one that other items share. */
export function ScheduleDialog({ editing, onClose }: ScheduleDialogProps) {
  const { item, isBusy } = editing
  const editions = item.editions.filter(({ id }) => id !== BASE_EDITION)
  const current = editions.find(({ id }) => id === item.editionId)
  const [chosen, setChosen] = useState(current?.id ?? NEW)
  const edition = editions.find(({ id }) => id === chosen)
  const [draft, setDraft] = useState(() => toDraft(current))
  const { problem, changeEdition } = useEditionChange()

  const choose = (id: string) => {
    setChosen(id)
    setDraft(toDraft(editions.find((one) => one.id === id)))
  }
  const isWhole = draft.name.trim() !== '' && draft.startsAt !== ''
  const submit = async () => {
    const window = {
      name: draft.name.trim(),
      startsAt: toMoment(draft.startsAt),
      ...(draft.endsAt !== '' && { endsAt: toMoment(draft.endsAt) }),
    }
    if (edition && !(await changeEdition(edition, window))) return
    const last = item.versions.find(({ editionId }) => editionId === edition?.id)
    const expectedVersion = last?.version ?? 0
    await editing.schedule({ edition: edition ? { id: edition.id } : window, expectedVersion })
    onClose()
  }
  return (
    <FormDialog
      title="Schedule"
      action="Schedule"
      isBusy={isBusy}
      isIncomplete={!isWhole || isBackwards(draft)}
      error={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack gap="4">
        <Box fontSize="sm" color="fg.muted">
          The content of the form is shown during the edition. With an end, what was there before
          comes back after it.
        </Box>
        {editions.length > 0 && (
          <Choice
            label="Edition"
            value={chosen}
            options={[
              [NEW, 'A new edition'],
              ...editions.map(({ id, name }): [string, string] => [id, name]),
            ]}
            onChange={choose}
          />
        )}
        <WindowFields draft={draft} onChange={setDraft} />
        {edition && (
          <Box fontSize="sm" color="fg.muted">
            Other items may share this edition: its times are theirs too.
          </Box>
        )}
      </Stack>
    </FormDialog>
  )
}

interface WindowFieldsProps {
  draft: Draft
  onChange: (draft: Draft) => void
}

function WindowFields({ draft, onChange }: WindowFieldsProps) {
  return (
    <>
      <Field.Root required>
        <Field.Label>Name</Field.Label>
        <Input
          value={draft.name}
          maxLength={100}
          placeholder="Valentine"
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
      </Field.Root>
      <PeriodFields
        draft={draft}
        isStartRequired
        onChange={(period) => onChange({ ...draft, ...period })}
      />
    </>
  )
}
