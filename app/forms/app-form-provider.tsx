import { createContext, useCallback, useContext, useId } from 'react'
import { FormProvider, type FieldValues, type FormProviderProps } from 'react-hook-form'

const FormIdContext = createContext('field')

/** Gives the fields inside it their form, and ids that no other form of the page has. */
export function AppFormProvider<Input extends FieldValues, Context, Output>(
  props: FormProviderProps<Input, Context, Output>,
) {
  return (
    <FormIdContext.Provider value={useId()}>
      <FormProvider {...props} />
    </FormIdContext.Provider>
  )
}

/** Returns the id of a field's input in the form around, for what points at it. */
export function useFieldId(): (path: string) => string {
  const form = useContext(FormIdContext)
  return useCallback((path) => `${form}-${path.replace(/\./g, '-')}`, [form])
}
