/**
 * Time zone of tests, journeys and their processes. Its date differs from Bangkok's and UTC's for some hours of each
 * day. It has a half-hour offset and daylight saving time.
 */
process.env['TZ'] = 'America/St_Johns';
