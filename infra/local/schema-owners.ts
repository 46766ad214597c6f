/** Services that own a schema and a role of the same name. */
export const schemaOwners = ['identity', 'assessment', 'report', 'skills', 'jobs', 'learning', 'game'] as const
export type SchemaOwner = (typeof schemaOwners)[number]
