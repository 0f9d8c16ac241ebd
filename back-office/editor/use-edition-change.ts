import { useState } from 'react'
import type { StudioEdition, StudioNewEdition } from '@domain/studio-wire'
import { StudioError, studioApi } from '../api/studio-api'
import { useEditorName } from '../parts/editor-name'

/** Gives an edition another name or other times, unless somebody else just has. */
export function useEditionChange() {
  const { name: editor } = useEditorName()
  const [problem, setProblem] = useState('')

  /** @returns whether the edition is as wanted. */
  async function changeEdition(edition: StudioEdition, wanted: StudioNewEdition): Promise<boolean> {
    if (isAsWanted(edition, wanted)) return true
    try {
      const expectedRevision = edition.revision
      await studioApi.changeEdition(edition.id, { ...wanted, expectedRevision, editor })
      return true
    } catch (error) {
      setProblem(error instanceof StudioError ? error.message : 'The edition was not changed.')
      return false
    }
  }
  return { problem, changeEdition }
}

function isAsWanted(edition: StudioEdition, wanted: StudioNewEdition): boolean {
  const at = (iso: string | undefined) => (iso === undefined ? undefined : Date.parse(iso))
  // the form shows minutes
  const minute = (iso: string | undefined) => Math.floor((at(iso) ?? 0) / 60_000)
  return (
    edition.name === wanted.name &&
    minute(edition.startsAt) === minute(wanted.startsAt) &&
    minute(edition.endsAt) === minute(wanted.endsAt)
  )
}
