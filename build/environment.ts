/** Loads `.env`, as the server does. Import this before anything that reads the site's values. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
