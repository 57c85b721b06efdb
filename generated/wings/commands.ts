// The wings of src/. Generated from their folders. Do not edit.

import { commands as audit } from '../../src/audit/cli/index.js';
import { commands as census } from '../../src/census/cli/index.js';
import { commands as classroom } from '../../src/classroom/cli/index.js';
import { commands as links } from '../../src/links/cli/index.js';
import type { WingCommands } from '../../src/cli/input/command.js';

export const commands: WingCommands = { ...audit, ...census, ...classroom, ...links };
