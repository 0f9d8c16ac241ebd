import { createContext, useContext, type ReactNode } from 'react'
import type { ContentField, ContentTypeForm } from '@contracts/content-field'
import type { StudioFinding } from '@contracts/studio'
import { toPathText, type FieldPath } from '../editor/document.rules'

/** Data and callbacks that all fields of a form share. */
export interface FormKnowledge {
  types: readonly ContentTypeForm[]
  /** The languages of localized texts, the shop's default first. */
  locales: readonly string[]
  findings: readonly StudioFinding[]
  /** The field at which the form was opened, as in `slides.0.headline`; what encloses it is open. */
  target?: string
  /** Changes whenever the field is wanted again. */
  targetTurn?: string
  /** The whole edited item. */
  body: unknown
  onChange: (path: FieldPath, value: unknown) => void
  /**
   * Called after the editor removed a part of the content, which can be undone.
   * @param what name of the removed part
   */
  onRemoval: (what: string) => void
  /**
   * Renders a field inside another one. Passed by context, because groups and lists would otherwise
   * import the component that imports them.
   */
  renderField: (props: FieldProps<ContentField>) => ReactNode
}

const Context = createContext<FormKnowledge | undefined>(undefined)
export const FormKnowledgeProvider = Context.Provider

export function useForm(): FormKnowledge {
  const knowledge = useContext(Context)
  if (!knowledge) throw new Error('A field stands outside of a form.')
  return knowledge
}

export function useFindings(path: FieldPath): StudioFinding[] {
  const at = toPathText(path)
  return useForm().findings.filter((finding) => finding.path === at)
}

/** Returns the number of errors in a field and in everything inside it. */
export function useFindingsInside(path: FieldPath): number {
  const at = toPathText(path)
  const { findings } = useForm()
  return findings.filter(
    ({ path: where, severity }) =>
      severity === 'error' && (where === at || where.startsWith(`${at}.`)),
  ).length
}

/** Changes whenever a field inside this part is pointed at; undefined while none is. */
export function useWantedTurn(path: FieldPath): string | undefined {
  const { target = '', targetTurn = '' } = useForm()
  const isInside = `${target}.`.startsWith(`${toPathText(path)}.`)
  return isInside ? `${target} ${targetTurn}` : undefined
}

export interface FieldProps<Field> {
  field: Field
  path: FieldPath
  label: string
  isRequired: boolean
  value: unknown
}
