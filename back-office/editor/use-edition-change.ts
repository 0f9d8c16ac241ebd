import { useState } from 'react'
import type { StudioEdition, StudioNewEdition } from '@contracts/studio'
import { studioApi } from '../api/studio-api'
import { useEditorName } from '../parts/editor-name'

/** Changes an edition's name or times, unless another editor changed it first. */
export function useEditionChange() {
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
