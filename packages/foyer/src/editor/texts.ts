import { checkStrings } from './checks/check-strings.ts'
import { savingStrings } from './document/saving-strings.ts'
import { otherStrings } from './others/other-strings.ts'
import { paletteStrings } from './palette/palette-strings.ts'
import { panelStrings } from './panels/panel-strings.ts'
import { previewStrings } from './panels/preview-strings.ts'
import { pickerStrings } from './pickers/picker-strings.ts'
import { toolStrings } from './tools/tool-strings.ts'
import { tourStrings } from './tour/tour-strings.ts'
import { translationStrings } from './translation/translation-strings.ts'

/** All texts of the tools; each part is beside the component that shows it. */
export const strings = {
  ...checkStrings,
  ...savingStrings,
  ...otherStrings,
  ...paletteStrings,
  ...panelStrings,
  ...pickerStrings,
  ...previewStrings,
  ...toolStrings,
  ...tourStrings,
  ...translationStrings,
}
