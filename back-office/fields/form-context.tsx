import { createContext, useContext, type ReactNode } from 'react'
import type { ContentField, ContentTypeForm } from '@domain/content-field'
import type { StudioFinding } from '@domain/studio-wire'
import { toPathText, type FieldPath } from '../editor/document.rules'

/** What every field of a form knows. */
export interface FormKnowledge {
  types: readonly ContentTypeForm[]
  /** The languages texts are written in, the shop's own first. */
  locales: readonly string[]
  findings: readonly StudioFinding[]
  onChange: (path: FieldPath, value: unknown) => void
  /** Something was taken away: it can be brought back. */
  onRemoval: (what: string) => void
  /** Fields hold fields: each is rendered by the component that renders all of them. */
  renderField: (props: FieldProps<ContentField>) => ReactNode
}

const Context = createContext<FormKnowledge | undefined>(undefined)
export const FormKnowledgeProvider = Context.Provider

export function useForm(): FormKnowledge {
  const knowledge = useContext(Context)
  if (!knowledge) throw new Error('A field stands outside of a form.')
  return knowledge
}

/** What is wrong with this very field. */
export function useFindings(path: FieldPath): StudioFinding[] {
  const at = toPathText(path)
  return useForm().findings.filter((finding) => finding.path === at)
}

/** How much is wrong with a field or anything inside it. */
export function useFindingsInside(path: FieldPath): number {
  const at = toPathText(path)
  const { findings } = useForm()
  return findings.filter(
    ({ path: where, severity }) =>
      severity === 'error' && (where === at || where.startsWith(`${at}.`)),
  ).length
}

export interface FieldProps<Field> {
  field: Field
  path: FieldPath
  label: string
  isRequired: boolean
  value: unknown
}
