import { bind } from '../../platform/endpoints/bind.ts'
import { replacePicture, uploadFile, uploadPicture } from './contract.ts'
import { media } from './endpoints.ts'
import { replaceFile, takeFile, takePicture } from './uploads.ts'

interface Taken {
  id: number
  version: number
  values: Record<string, unknown>
}
const answered = ({ id, version, values }: Taken) => ({ ...values, id, version })

export const mediaApi = bind(
  media,
  { uploadPicture, replacePicture, uploadFile },
  {
    uploadPicture: async (context, _params, body) => answered(await takePicture(context, body)),
    replacePicture: async (context, { id }, { file }) => answered(await replaceFile(context, id, file)),
    uploadFile: async (context, _params, body) => answered(await takeFile(context, body)),
  },
)
