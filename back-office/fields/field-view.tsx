import type { ContentField } from '@contracts/content-field'
import { BlockInput } from './block-field'
import { CategoryPicker } from './category-picker'
import type { FieldProps } from './form-context'
import { GroupPicker, RankPicker } from './variation-fields'
import { GroupInput, VariantsInput } from './group-fields'
import { ImageInput } from './image-field'
import { LinkInput } from './link-field'
import { ListInput } from './list-field'
import { ProductPicker } from './product-picker'
import {
  ChoiceInput,
  ColorInput,
  DateInput,
  NumberInput,
  PlainInput,
  SwitchInput,
} from './simple-fields'
import { TextInput } from './text-fields'
import { UnknownInput } from './unknown-field'

export function FieldView(props: FieldProps<ContentField>) {
  const { field } = props
  switch (field.kind) {
    case 'text':
      return <TextInput {...props} field={field} />
    case 'number':
      return <NumberInput {...props} field={field} />
    case 'boolean':
    case 'constant':
      return <SwitchInput {...props} field={field} />
    case 'choice':
      return <ChoiceInput {...props} field={field} />
    case 'list':
      return <ListInput {...props} field={field} />
    case 'group':
      return <GroupInput {...props} field={field} />
    case 'variants':
      return <VariantsInput {...props} field={field} />
    case 'color':
      return <ColorInput {...props} />
    case 'date':
    case 'moment':
      return <DateInput {...props} />
    case 'link':
      return <LinkInput {...props} />
    case 'id':
      return <PlainInput {...props} />
    case 'product':
      return <ProductPicker {...props} />
    case 'category':
      return <CategoryPicker {...props} />
    case 'customer-group':
      return <GroupPicker {...props} />
    case 'rank':
      return <RankPicker {...props} />
    case 'image':
      return <ImageInput {...props} />
    case 'block':
      return <BlockInput {...props} />
    case 'unknown':
      return <UnknownInput {...props} />
  }
}
