import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { storedValue } from '@/lib/stored-value'
import { useSite } from '@/site/use-site'
import { onSessionEvent } from '../session/session-events'

const draftSchema = z.object({
  customerId: z.string(),
  form: z.string(),
  values: z.record(z.string(), z.unknown()),
})

/** The values of a form whose session ended while they were typed; deleted with the tab. */
const storedDraft = storedValue({
  area: 'session',
  key: 'form-draft',
  parse: (stored) => draftSchema.safeParse(stored).data,
})

interface DraftOptions {
  /** Name of the form; only one draft is stored at a time. */
  name: string
  customerId: string
}

/**
 * Stores the values that a customer has typed into a form while they log in again, and restores
 * them once, only for the same customer. Not for forms with passwords or cards.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { name, customerId }: DraftOptions,
): void {
  const { id: siteId } = useSite()
  const { reset, getValues } = form
  const { isDirty } = form.formState

  useEffect(() => {
    const draft = storedDraft.get(siteId)
    if (!draft || (draft.customerId === customerId && draft.form !== name)) return
    storedDraft.set(undefined, siteId)
    if (draft.customerId !== customerId) return
    reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true })
  }, [siteId, name, customerId, reset, getValues])

  useEffect(
    () =>
      onSessionEvent((event, endedSite) => {
        if (event !== 'session-expired' || endedSite !== siteId || !isDirty) return
        storedDraft.set({ customerId, form: name, values: getValues() }, siteId)
      }),
    [siteId, name, customerId, getValues, isDirty],
  )
}
