import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { useId, type ReactNode } from 'react'
import type { FieldPath } from '../editor/document.rules'
import { useFindings } from './form-context'

interface FieldFrameProps {
  path: FieldPath
  label: ReactNode
  hint?: ReactNode
  isRequired?: boolean
  isLabelHidden?: boolean
  children: ReactNode
}

export function FieldFrame(props: FieldFrameProps) {
  const { path, label, hint, isRequired = true, isLabelHidden, children } = props
  const findings = useFindings(path)
  const isInvalid = findings.some(({ severity }) => severity === 'error')
  return (
    <Field.Root invalid={isInvalid} role="presentation">
      <Field.Label srOnly={isLabelHidden}>
        {label}
        {!isRequired && <Optional />}
      </Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <FindingList path={path} />
    </Field.Root>
  )
}

export const Optional = () => (
  <Box as="span" color="fg.muted" fontWeight="normal">
    (optional)
  </Box>
)

export function FindingList({ path }: { path: FieldPath }) {
  const findings = useFindings(path)
  const id = useId()
  return findings.map(({ message, severity }, index) => (
    <Box
      key={`${id}-${index}`}
      fontSize="xs"
      fontWeight="medium"
      color={severity === 'error' ? 'fg.error' : 'fg.warning'}
    >
      {message}
    </Box>
  ))
}
