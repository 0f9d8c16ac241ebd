import { useState } from 'react'
import type {
  StudioConflict,
  StudioIdentity,
  StudioItem,
  StudioSave,
  StudioSchedule,
  StudioWrite,
} from '@contracts/studio'
import { StudioError, studioApi } from '../api/studio-api'
import { useEditorName } from '../parts/editor-name'
import { useDocument } from './use-document'

/** Result of the last action, shown and announced to screen readers. */
export interface Outcome {
  text: string
  isFailure: boolean
}

interface Surroundings {
  /** Message about the previous action, shown at first. */
  news?: string
  /** Called with the item from every answer, and a text about the completed action. */
  onItem: (item: StudioItem, done: string) => void
}

/**
 * The state of an edited item, with its actions. Each answer of the engine replaces the item, but
 * after a conflict the form keeps its values.
 */
export function useItemEditor(first: StudioItem, { news, onItem }: Surroundings) {
  const { name: editor } = useEditorName()
  const [item, setItem] = useState(first)
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    news === undefined ? undefined : { text: news, isFailure: false },
  )
  const [conflict, setConflict] = useState<StudioConflict>()
  const [isBusy, setIsBusy] = useState(false)
  const [publishedVersion, setPublishedVersion] = useState<number>()
  const document = useDocument(item.body)
  const { body, isDirty, replace } = document
  const { id, editionId } = item

  const take = (answer: StudioItem, done: string) => {
    setItem(answer)
    replace(answer.body)
    setConflict(undefined)
    onItem(answer, done)
  }
  async function run(done: string, act: () => Promise<StudioItem>): Promise<boolean> {
    setIsBusy(true)
    setOutcome(undefined)
    try {
      take(await act(), done)
      setOutcome({ text: done, isFailure: false })
      return true
    } catch (error) {
      const failure = error instanceof StudioError ? error : undefined
      setConflict(failure?.conflict)
      if (!failure?.conflict) setOutcome({ text: toText(error), isFailure: true })
      return false
    } finally {
      setIsBusy(false)
    }
  }

  const write = (expectedVersion = item.version): StudioWrite => ({
    editionId,
    expectedVersion,
    editor,
  })
  const save = (more: Partial<StudioSave>, done: string, expectedVersion?: number) =>
    run(done, () => studioApi.save(id, { ...write(expectedVersion), body, ...more }))

  return {
    item,
    document,
    outcome,
    conflict,
    isBusy,
    dismiss: () => setOutcome(undefined),
    say: (text: string) => setOutcome({ text, isFailure: false }),
    /** Records a rename; the form keeps its values. */
    recordIdentity: ({ name, key }: StudioIdentity) => {
      const renamed = { ...item, name, key }
      setItem(renamed)
      setOutcome({ text: 'Renamed.', isFailure: false })
      onItem(renamed, 'Renamed.')
    },
    saveDraft: () => save({}, 'Saved as a draft.'),
    /** Overwrites a version that another editor has saved in the meantime. */
    saveOver: (version: number) => save({}, 'Saved. The other version was overwritten.', version),
    /** The version that was published here last, until its scheduled copies are dealt with. */
    publishedVersion,
    closeCopies: () => setPublishedVersion(undefined),
    publish: () =>
      run('Published.', async () => {
        const isNew = isDirty || item.version === 0
        const published = isNew
          ? await studioApi.save(id, { ...write(), body, isPublished: true })
          : await studioApi.publish(id, write())
        setPublishedVersion(published.version)
        return published
      }),
    unpublish: () => run('Unpublished.', () => studioApi.unpublish(id, write())),
    revert: (version: number) =>
      run(`Version ${version} was restored as a draft.`, () =>
        studioApi.revert(id, { ...write(), version }),
      ),
    schedule: (schedule: Pick<StudioSchedule, 'edition' | 'expectedVersion'>) =>
      run('Scheduled.', () => studioApi.schedule(id, { ...schedule, body, editor })),
    reload: () =>
      run('This is the last version.', () => studioApi.getItem(id, { edition: editionId })),
  }
}

export type ItemEditing = ReturnType<typeof useItemEditor>

function toText(error: unknown): string {
  if (!(error instanceof StudioError)) return 'Something went wrong. Nothing was saved.'
  const faults = error.findings?.length ?? 0
  if (faults === 0) return error.message
  return `Not published: ${faults} ${faults === 1 ? 'fault has' : 'faults have'} to be fixed first.`
}
