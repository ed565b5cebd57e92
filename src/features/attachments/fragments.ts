/** What a project's page asks of each of its files. */
export const ATTACHMENT = `fragment attachment on Attachment {
  __typename
  id
  url
  fileName
  fileSize
  createdAt
  uploadedBy { id publicName }
  canDeleteAttachments
}`;
