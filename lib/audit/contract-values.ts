/** Origin of a change: a form of the office, a file, a bulk action, another client, a command, a draft whose time came. */
export const AUDIT_CAUSES = ['form', 'import', 'bulk', 'api', 'command', 'schedule'] as const;
export type AuditCause = (typeof AUDIT_CAUSES)[number];
