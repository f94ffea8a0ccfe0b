import { defineFragment } from '@kashi/kit/define';
import { AddressEditor, type AddressEditorProps } from './AddressEditor.tsx';

export const fragment = defineFragment<AddressEditorProps>({ Component: AddressEditor });
