import { defineStrings } from '../../../../contract/define-strings.ts'

export const strings = defineStrings('forms/screens/fields/file', {
  removeFile: { de: 'Datei entfernen', en: 'Remove the file' },
  uploading: { de: (name: string) => `${name} wird hochgeladen`, en: (name: string) => `Uploading ${name}` },
  uploaded: {
    de: (name: string) => `${name} ist hochgeladen`,
    en: (name: string) => `${name} has been uploaded`,
  },
  uploadedBefore: { de: 'Ihre Datei ist hochgeladen', en: 'Your file has been uploaded' },
  uploadFailed: {
    de: 'Die Datei ist nicht angekommen.',
    en: 'The file did not arrive.',
  },
  tryAgain: { de: 'Noch einmal versuchen', en: 'Try again' },
  fileSize: { de: 'Die Datei ist größer als 10 MB.', en: 'The file is larger than 10 MB.' },
})
