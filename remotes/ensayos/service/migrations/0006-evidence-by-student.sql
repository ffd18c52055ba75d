-- Evidence is read of a whole student, which the primary key finds as well: this one only made grading write more.
drop index ensayos.evidence_by_content;
