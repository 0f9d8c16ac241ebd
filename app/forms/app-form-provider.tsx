import { createContext, useCallback, useContext, useId } from 'react'
import { FormProvider, type FieldValues, type FormProviderProps } from 'react-hook-form'

const FormIdContext = createContext('field')

/** Provides the form to its fields, and a prefix that makes their ids unique in the page. */
export function AppFormProvider<Input extends FieldValues, Context, Output>(
  props: FormProviderProps<Input, Context, Output>,
) {
  return (
    <FormIdContext.Provider value={useId()}>
      <FormProvider {...props} />
    </FormIdContext.Provider>
  )
}

/** Returns a function for the id of a field's input, to which labels and links can refer. */
export function useFieldId(): (path: string) => string {
  const form = useContext(FormIdContext)
  return useCallback((path) => `${form}-${path.replace(/\./g, '-')}`, [form])
}
